/** How places are won, made by `renderExplainer`: the browser has nothing to compute nor to follow in it. */
export function QualificationExplainer({ html }: { html: string }) {
  return (
    <div
      className="explainer"
      // oxlint-disable-next-line react/no-danger -- drawn by our own components, on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
