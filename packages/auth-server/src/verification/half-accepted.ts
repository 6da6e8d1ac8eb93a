/** Source of the text: GoTrue. */
export const halfAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'
