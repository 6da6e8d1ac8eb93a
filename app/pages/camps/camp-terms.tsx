import { Link, href } from 'react-router'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { TravelLicence } from '#app/domain/camps/rules.ts'
import { fitnessDeclaration, minorsRule, noWithdrawalRight } from '#app/domain/camps/terms.ts'

export function CampTerms({ camp, licence }: { camp: Camp; licence: TravelLicence | undefined }) {
  const terms = [
    ['Hébergement', camp.lodgingNote],
    ['Annulation', camp.cancellationTerms],
    ['Rétractation', noWithdrawalRight],
    ['Aptitude', `${fitnessDeclaration} ${minorsRule}`],
    ['Forfait touristique', licence && licenceWords(licence)],
  ]
  return (
    <section id="conditions" className="camp-terms">
      <h2 className="d4">Avant de vous inscrire</h2>
      <dl>
        {terms.map(([term, words]) =>
          words ? (
            <div key={term} className="columns-kept">
              <dt>{term}</dt>
              <dd className="muted">{words}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="camp-small muted smaller">
        Voir aussi les{' '}
        <Link className="link" to={href('/cgv')} prefetch="intent">
          conditions générales de vente
        </Link>
        .
      </p>
    </section>
  )
}

/** What a seller of packages must show (Code du tourisme, R211-2). */
export function licenceWords({ registration, guarantor, insurer }: TravelLicence): string {
  return (
    `Immatriculation au registre des opérateurs de voyages et de séjours\u00a0: ${registration}. Garantie ` +
    `financière\u00a0: ${guarantor.name}, ${guarantor.address}. Assurance de responsabilité civile ` +
    `professionnelle\u00a0: ${insurer.name}, ${insurer.address}.`
  )
}
