export type ProductArt = {
  readonly kind: 'maillot' | 'tshirt' | 'trifonction' | 'bonnet' | 'gourde'
  readonly colour: 'green' | 'blue' | 'ink' | 'white'
}
