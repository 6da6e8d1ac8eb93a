import { checkoutPath } from '#app/ui/blocks/navigation.ts'

export const signInParameter = 'connexion'

/** Leads to the sign-in page, and from there back to the form. */
export const signInFromCheckout = `${checkoutPath}?${signInParameter}=1`
