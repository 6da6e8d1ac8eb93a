type LineFieldsProps = { intent: string; line: { identifier: string; variant: string } }

/** What a form of the cart says of its line. */
export function LineFields({ intent, line }: LineFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="identifier" value={line.identifier} />
      <input type="hidden" name="variant" value={line.variant} />
    </>
  )
}
