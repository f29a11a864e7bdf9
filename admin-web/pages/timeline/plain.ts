/** Rows and cells of a grid that CSS lays out: a table would measure thousands of cells to find the widths of columns. */
export const Plain = 'div';
