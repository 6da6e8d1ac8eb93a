import type { TravelLicence } from '#app/domain/camps/rules.ts'

/** What a seller of packages must show (Code du tourisme, R211-2). */
export function TravelLicenceFacts({ licence }: { licence: TravelLicence }) {
  const { registration, guarantor, insurer } = licence
  return (
    <div>
      <dt>Forfait touristique</dt>
      <dd>
        Immatriculation au registre des opérateurs de voyages et de séjours&nbsp;: {registration}. Garantie
        financière&nbsp;: {guarantor.name}, {guarantor.address}. Assurance de responsabilité civile
        professionnelle&nbsp;: {insurer.name}, {insurer.address}.
      </dd>
    </div>
  )
}
