export function ExampleBadge() {
  return <span className="badge badge-plain badge-example">Exemple</span>
}
