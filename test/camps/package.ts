/** Front matter of a camp that includes its nights, in place of its `lodging:` line. */
export const packageHeader = `lodging: included
package:
  lodging: Hôtel trois étoiles, sept nuits en chambre double
  meals: Demi-pension
  formalities: Carte d’identité en cours de validité, ni visa ni vaccin
  accessibility: Ne convient pas en général aux personnes à mobilité réduite
  insurance: Aucune n’est comprise, une assurance d’annulation est facultative
  minimum: { participants: 6, days: 30 }`
