import { Form, href, useNavigation } from 'react-router'
import { orderButton } from '#app/domain/orders/placing/order-button.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { licenceWords } from '../camp-terms.tsx'
import { ScaleList } from '../scale-list.tsx'
import type { BookingAnswer } from './answer-booking.server.ts'
import { PackageFormText } from './package-form-text.tsx'
import type { CampView, RecapView } from './read-booking.server.ts'
import { RecapParticipants } from './recap-participants.tsx'

type BookingRecapProps = { camp: CampView; answer: BookingAnswer; recap: RecapView }

const boxId = 'booking-termsAccepted'

/** All that is agreed to by the button, and the button. */
export function BookingRecap({ camp, answer, recap }: BookingRecapProps) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="booking-columns columns" noValidate>
      <input type="hidden" name="key" value={answer.key} />
      <input type="hidden" name="personnes" value={answer.count} />
      <input type="hidden" name="recap" value={recap.fingerprint} />
      {Object.entries(answer.typed).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="stack booking-said">
        <RecapParticipants recap={recap} />
        <section aria-labelledby="recap-buyer">
          <h2 className="d4" id="recap-buyer">
            Confirmation et factures
          </h2>
          <p>
            {[recap.buyer.name, ...recap.buyer.address].join(', ')}. {recap.buyer.email}
          </p>
          {recap.gift ? (
            <p>
              C’est un cadeau&nbsp;: {recap.participants[0]?.name} le saura par e-mail le {recap.gift.day}
              {recap.gift.words ? `, avec ce mot : ${recap.gift.words}` : ''}.
            </p>
          ) : null}
          {recap.buyer.note ? <p className="muted">Précision&nbsp;: {recap.buyer.note}</p> : null}
        </section>
        <Button type="submit" name="intent" value="edit" look="line">
          Modifier
        </Button>
        <Inclusions camp={camp} recap={recap} />
        {recap.packageForm ? <PackageFormText form={recap.packageForm} email={recap.buyer.email} /> : null}
        <GivingUp recap={recap} />
      </div>
      <Card as="aside" className="booking-aside" aria-labelledby="recap-total">
        <h2 className="d4 spread" id="recap-total">
          Total <span className="num">{formatEuros(recap.totalCents)}</span>
        </h2>
        <p className="muted smaller">Toutes taxes comprises. {recap.vatMention}.</p>
        {recap.discount ? (
          <p className="spread">
            <span>Remise, bon {recap.discount.code}</span>{' '}
            <span className="tabular nowrap">{formatEuros(-recap.discount.cents)}</span>
          </p>
        ) : null}
        <ul className="booking-instalments">
          {recap.instalments.map(({ cents, when }) => (
            <li key={when} className="spread">
              <span>{when}</span> <b className="tabular">{formatEuros(cents)}</b>
            </li>
          ))}
        </ul>
        {answer.termsProblem ? (
          <ErrorSummary
            title="Il manque votre accord"
            errors={[{ fieldId: boxId, message: answer.termsProblem }]}
          />
        ) : null}
        {recap.packageForm ? (
          <Checkbox
            id="booking-packageFormRead"
            name="packageFormRead"
            required
            label="J’ai reçu par e-mail et lu le formulaire d’information sur ce forfait touristique."
          />
        ) : null}
        <Checkbox
          id={boxId}
          name="termsAccepted"
          required
          error={answer.termsProblem}
          label={
            <>
              J’ai lu et j’accepte les{' '}
              <a className="link" href={href('/cgv')} target="_blank" rel="noopener">
                conditions générales de vente<span className="vh"> (nouvel onglet)</span>
              </a>{' '}
              et le barème d’annulation de ce stage.
            </>
          }
        />
        <Button
          type="submit"
          name="intent"
          value="order"
          size="large"
          block
          busy={isSending}
          className="booking-button"
        >
          {orderButton}
        </Button>
        <p className="muted signed smaller">
          <Icon name="lock" size={16} />
          <span>
            {recap.paymentMethod === 'card'
              ? 'Étape suivante\u00a0: la page sécurisée de notre prestataire de paiement.'
              : 'Étape suivante\u00a0: les coordonnées bancaires, à l’écran et par e-mail.'}
          </span>
        </p>
      </Card>
    </Form>
  )
}

function Inclusions({ camp, recap }: { camp: CampView; recap: RecapView }) {
  return (
    <section aria-labelledby="recap-camp">
      <h2 className="d4" id="recap-camp">
        Le stage
      </h2>
      <p>
        {camp.title}, <Ordinals>{camp.dates}</Ordinals>, {camp.location}.
      </p>
      <p>Compris&nbsp;: {recap.included.join(', ')}.</p>
      {recap.notIncluded.length > 0 ? <p>Non compris&nbsp;: {recap.notIncluded.join(', ')}.</p> : null}
      {recap.lodgingNote ? <p>Hébergement&nbsp;: {recap.lodgingNote}</p> : null}
      {recap.licence ? <p className="small">{licenceWords(recap.licence)}</p> : null}
      <p className="muted small">
        Vendeur&nbsp;: {recap.seller.name}, {recap.seller.address}, {recap.seller.email}.{' '}
        {recap.mediator
          ? `Médiateur de la consommation\u00a0: ${recap.mediator.name}, ${recap.mediator.address}.`
          : ''}
      </p>
    </section>
  )
}

function GivingUp({ recap }: { recap: RecapView }) {
  return (
    <section aria-labelledby="recap-scale">
      <h2 className="d4" id="recap-scale">
        Si vous annulez
      </h2>
      <p>{recap.noWithdrawalRight}</p>
      <ScaleList scale={recap.scale} />
      <p className="muted">{recap.cancellationTerms}</p>
    </section>
  )
}
