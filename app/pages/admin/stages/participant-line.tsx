import { Form, href } from 'react-router'
import type { OfficeParticipant } from '#app/domain/camps/office/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { OtherActs } from '../frame/acts/other-acts.tsx'
import { participantActs } from './bookings/participant-acts.ts'

export const stageWords: Readonly<Record<OfficeParticipant['stage'], string>> = {
  held: 'Paiement attendu',
  booked: 'Inscrit',
  cancelled: 'Annulé',
  expired: 'Expiré',
}

type LineProps = { camp: string; one: OfficeParticipant }

/** One participant, with what the club does about them. */
export function ParticipantLine({ camp, one }: LineProps) {
  const comes = !one.hasLeft && (one.stage === 'held' || one.stage === 'booked')
  const name = `${one.firstName} ${one.lastName}`.trim() || 'Nom effacé'
  const money =
    one.dueCents > 0 ? `reste ${formatEuros(one.dueCents)}` : `${formatEuros(one.paidCents)} payés`
  const said = [`n°\u00a0${one.number}`, one.levelGroup, one.options, one.phone, money]
  return (
    <div className="admin-line camp-person row">
      <div className="admin-line-text">
        <b>{name}</b>
        <small className="muted">{said.filter(Boolean).join(' · ')}</small>
        {comes ? <Acts camp={camp} one={one} name={name} /> : null}
      </div>
      <span className="admin-line-end">
        <Badge tone={comes ? (one.stage === 'booked' ? 'success' : 'warning') : 'neutral'}>
          {one.hasLeft ? 'Place rendue' : stageWords[one.stage]}
        </Badge>
      </span>
    </div>
  )
}

function Acts({ camp, one, name }: LineProps & { name: string }) {
  const { bookingId: booking, rank, hasPapers } = one
  const papers = <Papers one={one} name={name} />
  const link = (label: string, to: string, look: 'line' | 'ghost' = 'ghost') => (
    <ButtonLink key={to} size="small" look={look} to={to}>
      {label}
      <span className="vh">, {name}</span>
    </ButtonLink>
  )
  const ofBooking = (act: string) =>
    href('/admin/stages/:camp/inscriptions/:booking/:act', { camp, booking, act })
  const ofOne = (act: string) =>
    href('/admin/stages/:camp/inscriptions/:booking/:rank/:act', { camp, booking, rank: String(rank), act })
  return (
    <>
      <div className="row chips">
        {one.dueCents > 0 ? link('Virement reçu', ofBooking('payer'), 'line') : null}
        {hasPapers ? null : papers}
      </div>
      <OtherActs of={name}>
        {hasPapers ? papers : null}
        {link('Changer de stage', ofBooking('deplacer'))}
        {one.stage === 'booked'
          ? Object.entries(participantActs).map(([act, label]) => link(label, ofOne(act)))
          : null}
        {link('Annuler', ofBooking('annuler'))}
      </OtherActs>
    </>
  )
}

function Papers({ one: { bookingId, rank, hasPapers }, name }: { one: OfficeParticipant; name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="booking" value={bookingId} />
      <input type="hidden" name="rank" value={rank} />
      <input type="hidden" name="vus" value={hasPapers ? 'non' : 'oui'} />
      <Button type="submit" size="small" look="line" name="intent" value="papiers">
        {hasPapers ? 'Papiers vus ✓' : 'Papiers à voir'}
        <span className="vh">, {name}</span>
      </Button>
    </Form>
  )
}
