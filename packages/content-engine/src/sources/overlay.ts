/** An edit that stands for a content file. */
export type OverlayDocument = {
  /** Name of the collection. */
  readonly collection: string
  /** Place inside the collection's folder, with slashes and extension: `2027/lanzarote.md`. */
  readonly file: string
  /** The whole file as it would be written; null hides the document. */
  readonly text: string | null
}

/** Where edits are kept; they win over the files. */
export type Overlay = { read(): Promise<readonly OverlayDocument[]> }

export const noOverlay: Overlay = { read: async () => [] }
