/** What pdfkit knows and its types do not say. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a heading cell of a table is the heading of. */
    scope?: 'Column' | 'Row'
  }
  interface PDFFont {
    /** A font that was read before. */
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
declare namespace PDFKit {
  interface PDFDocument {
    /** The catalog; it has viewer preferences when the title is displayed. */
    readonly _root: { data: { ViewerPreferences?: { data: Record<string, string | boolean> } } }
  }
}
