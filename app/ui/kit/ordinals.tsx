const ordinal = /(?<=\d)(er|re|e)(?![\p{L}\d])/u

/** A text with the letters of its ordinals (« 1er », « 12e ») raised; no role in the tree, so that they are one word. */
export function Ordinals({ children }: { children: string }) {
  return children.split(ordinal).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <sup key={index} role="presentation">
        {part}
      </sup>
    ),
  )
}
