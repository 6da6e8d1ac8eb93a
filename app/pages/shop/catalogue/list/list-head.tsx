/** What a list is about, in large, and why one would look at it. */
export function ListHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="shop-head">
      <h1 className="d2">{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}
