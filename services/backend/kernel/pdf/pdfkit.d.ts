// What the library takes and its published types do not name yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom. Points. */
    bbox?: [number, number, number, number];
    /** What a header cell names. */
    scope?: 'Row' | 'Column';
  }
}
