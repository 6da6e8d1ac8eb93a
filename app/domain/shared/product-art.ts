/** Must be the names of drawings; the drawings themselves are none of the domain's business. */
export type ProductArt = {
  readonly kind: 'maillot' | 'tshirt' | 'trifonction' | 'bonnet' | 'gourde'
  readonly colour: 'green' | 'blue' | 'ink' | 'white'
}
