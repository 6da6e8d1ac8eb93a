/** Shown before anything is ordered (Code de la consommation, L221-5 and L221-28, 12°). */
export const noWithdrawalRight =
  'Vous ne disposez pas d’un droit de rétractation : un stage est une prestation de loisirs fournie à une date ' +
  'déterminée (article L221-28, 12° du Code de la consommation).'

export const fitnessDeclaration =
  'À l’inscription, vous déclarez, à une date donnée, ne pas connaître de contre-indication à l’effort. Aucun ' +
  'certificat ni questionnaire médical n’est demandé ni conservé.'

export const minorsRule =
  'Avant 18 ans, l’accord et les coordonnées d’un représentant légal sont nécessaires, avec une attestation pour ' +
  'le questionnaire de santé du sportif mineur.'
