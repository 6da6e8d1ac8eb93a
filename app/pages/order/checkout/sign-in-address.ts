import { checkoutPath } from '#app/ui/blocks/navigation.ts'

export const signInParameter = 'connexion'

export const signInFromCheckout = `${checkoutPath}?${signInParameter}=1`
