import { Link, href } from 'react-router'
import type { Camp } from '#app/domain/camps/camp.ts'
import type { TravelLicence } from '#app/domain/camps/rules.ts'
import { fitnessDeclaration, minorsRule, noWithdrawalRight } from '#app/domain/camps/terms.ts'

export function CampTerms({ camp, licence }: { camp: Camp; licence: TravelLicence | undefined }) {
  return (
    <section id="conditions" className="camp-terms">
      <h2 className="d4">Avant de vous inscrire</h2>
      <dl>
        {camp.lodgingNote ? (
          <div>
            <dt>Hébergement</dt>
            <dd className="muted">{camp.lodgingNote}</dd>
          </div>
        ) : null}
        <div>
          <dt>Annulation</dt>
          <dd className="muted">{camp.cancellationTerms}</dd>
        </div>
        <div>
          <dt>Rétractation</dt>
          <dd className="muted">{noWithdrawalRight}</dd>
        </div>
        <div>
          <dt>Aptitude</dt>
          <dd className="muted">
            {fitnessDeclaration} {minorsRule}
          </dd>
        </div>
        {licence ? <TravelLicenceFacts licence={licence} /> : null}
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
function TravelLicenceFacts({ licence }: { licence: TravelLicence }) {
  const { registration, guarantor, insurer } = licence
  return (
    <div>
      <dt>Forfait touristique</dt>
      <dd className="muted">
        Immatriculation au registre des opérateurs de voyages et de séjours&nbsp;: {registration}. Garantie
        financière&nbsp;: {guarantor.name}, {guarantor.address}. Assurance de responsabilité civile
        professionnelle&nbsp;: {insurer.name}, {insurer.address}.
      </dd>
    </div>
  )
}
