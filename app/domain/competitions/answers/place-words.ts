/** « 1er », « 12e », for any overall place. */
export function placeWords(place: number): string {
  return place === 1 ? '1er' : `${place}e`
}
