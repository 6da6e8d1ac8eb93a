import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { scaleOfPlace } from '#app/domain/camps/bookings/scale.ts'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { TravelLicence } from '#app/domain/camps/rules.ts'
import { fitnessDeclaration, minorsRule, noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

type CampTermsProps = { camp: Camp; licence: TravelLicence | undefined }

/** All that is agreed to by booking it, before anything is typed. */
export function CampTerms({ camp, licence }: CampTermsProps) {
  const terms: (readonly [string, ReactNode])[] = [
    ['Hébergement', camp.lodgingNote],
    ['Annulation', <Cancellation key="scale" camp={camp} />],
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

/** The scale of one place, where the camp is booked on the site, and what its text adds. */
function Cancellation({ camp }: { camp: Camp }) {
  if (camp.cancellation.length === 0) return camp.cancellationTerms
  return (
    <>
      Si vous annulez, pour une place sans option&nbsp;:
      <ul className="camp-scale">
        {scaleOfPlace(camp).map(({ when, what }) => (
          <li key={when}>
            <Ordinals>{`${when}\u00a0: ${what}.`}</Ordinals>
          </li>
        ))}
      </ul>
      {camp.cancellationTerms}
    </>
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
