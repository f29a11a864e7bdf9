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
  export type Text = Style & { text: string | readonly string[] };
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
  /** Sizes in points. */
  export type DocumentDefinition = {
    pageSize: 'A4';
    pageMargins: [left: number, top: number, right: number, bottom: number];
    info: { title: string; author: string; creator: string };
    content: readonly Content[];
    footer: (page: number, pages: number) => Content;
    defaultStyle?: { font: string; fontSize: number };
  };
  type Fonts = Readonly<Record<string, Readonly<{ normal: string; bold: string }>>>;

  const pdfmake: {
    setFonts(fonts: Fonts): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(document: DocumentDefinition): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
