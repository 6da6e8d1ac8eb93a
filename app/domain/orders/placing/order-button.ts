/** The words of the button that makes the order (L221-14), and never others. */
export const orderButton = 'Commander avec obligation de paiement'
