/** A product before its colours: what is cut out in the silhouette, what lies under and over it. */
export interface ProductPicture {
  /** Middle and width of the frame, in drawing units. */
  frame: { x: number; y: number; width: number }
  silhouette: string
  inside: string
  under?: string
  over?: string
  /** Replaces the shadow cast by the silhouette. */
  shadow?: string
}
