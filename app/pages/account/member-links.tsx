import { href } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'

/** The rooms of a member that no article leads to; a coach has one more. */
export function MemberLinks({ isCoach }: { isCoach: boolean }) {
  return (
    <>
      <a href={calendarPath}>Calendrier</a>
      <a href={href('/espace-athlete/competition/saison/:season?')}>Votre saison</a>
      {isCoach ? <a href={href('/admin')}>Administration</a> : null}
    </>
  )
}
