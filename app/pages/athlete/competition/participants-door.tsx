import { Icon } from '#app/ui/kit/icon.tsx'
import { participantsFilePath } from '../competition-addresses.ts'
import type { CompetitionView } from './competition-view.ts'

/** The people of the page as a file, once there are any. */
export function ParticipantsDoor({ race: { id, going, maybe, arrivals } }: { race: CompetitionView }) {
  if (going.length + maybe.length + arrivals.length === 0) return null
  return (
    <p className="race-file">
      <a className="more" href={participantsFilePath(id)} download>
        <Icon name="download" size={18} />
        La liste pour un tableur (CSV)
      </a>
    </p>
  )
}
