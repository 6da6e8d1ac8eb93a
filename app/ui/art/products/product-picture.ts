export interface ProductPicture {
  frame: { x: number; y: number; width: number }
  silhouette: string
  inside: string
  under?: string
  over?: string
  shadow?: string
}
