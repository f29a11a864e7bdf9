// What we use of pdfmake. Its published types bring the browser's along, for the whole project.
declare module 'pdfmake' {
  type Style = {
    alignment?: 'left' | 'right' | 'center';
    bold?: boolean;
    color?: string;
    fontSize?: number;
    margin?: [left: number, top: number, right: number, bottom: number];
    width?: number | '*' | 'auto';
  };
  /** `font` is one of print-worker.js. */
  export type Run = Readonly<{ text: string; font: string; bold: false }>;
  export type Text = Style & { text: string | readonly (string | Run)[] };
  export type Content =
    | Text
    | (Style & { stack: readonly Content[] })
    | (Style & { columns: readonly Content[]; columnGap?: number })
    | (Style & {
        layout: 'noBorders' | 'lightHorizontalLines';
        table: {
          headerRows?: number;
          widths: readonly (number | '*')[];
          body: readonly (readonly Text[])[];
        };
      })
    | (Style & {
        canvas: readonly {
          type: 'line';
          x1: number;
          y1: number;
          x2: number;
          y2: number;
          lineWidth: number;
          lineColor: string;
        }[];
      });
  /** Sizes in points. print-worker.js adds fonts and page numbers. */
  export type DocumentDefinition = {
    pageSize: 'A4';
    pageMargins: [left: number, top: number, right: number, bottom: number];
    info: { title: string; author: string; creator: string };
    content: readonly Content[];
    /** What stands at the foot of each page, before its number. */
    footer: string;
  };
}
