/** Without it, what is paid beforehand would be given up by whoever steps back (Code de la consommation, L214-1). */
export const bindingDeposit =
  'Il engage l’acheteur comme le vendeur\u00a0: ce ne sont pas des arrhes. Votre droit de rétractation n’en change pas.'
