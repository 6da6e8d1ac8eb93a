/** Marks content that is there to show the page, until the club writes its own. */
export function ExampleBadge() {
  return <span className="badge badge-plain badge-example">Exemple</span>
}
