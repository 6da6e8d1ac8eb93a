import { Form, href } from 'react-router'
import type { OfficeParticipant } from '#app/domain/camps/office/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
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
  const acts = [
    ...(one.dueCents > 0 ? [{ act: 'payer', label: 'Virement reçu' }] : []),
    { act: 'deplacer', label: 'Changer de stage' },
    { act: 'annuler', label: 'Annuler' },
  ]
  return (
    <div className="admin-line camp-person row">
      <span className="admin-line-text">
        <b>{name}</b>
        <small className="muted">{said.filter(Boolean).join(' · ')}</small>
        {comes ? (
          <span className="row chips">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="booking" value={one.bookingId} />
              <input type="hidden" name="rank" value={one.rank} />
              <input type="hidden" name="vus" value={one.hasPapers ? 'non' : 'oui'} />
              <Button type="submit" size="small" look="line" name="intent" value="papiers">
                {one.hasPapers ? 'Papiers vus ✓' : 'Papiers à voir'}
                <span className="vh">, {name}</span>
              </Button>
            </Form>
            {acts.map(({ act, label }) => (
              <ButtonLink
                key={act}
                size="small"
                look="ghost"
                to={href('/admin/stages/:camp/inscriptions/:booking/:act', {
                  camp,
                  booking: one.bookingId,
                  act,
                })}
              >
                {label}
                <span className="vh">, {name}</span>
              </ButtonLink>
            ))}
            {one.stage === 'booked'
              ? Object.entries(participantActs).map(([act, label]) => (
                  <ButtonLink
                    key={act}
                    size="small"
                    look="ghost"
                    to={href('/admin/stages/:camp/inscriptions/:booking/:rank/:act', {
                      camp,
                      booking: one.bookingId,
                      rank: String(one.rank),
                      act,
                    })}
                  >
                    {label}
                    <span className="vh">, {name}</span>
                  </ButtonLink>
                ))
              : null}
          </span>
        ) : null}
      </span>
      <span className="admin-line-end">
        <Badge tone={comes ? (one.stage === 'booked' ? 'success' : 'warning') : 'neutral'}>
          {one.hasLeft ? 'Place rendue' : stageWords[one.stage]}
        </Badge>
      </span>
    </div>
  )
}
