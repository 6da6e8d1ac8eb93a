import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'

export function competitionPath(id: string): string {
  return `${calendarPath}/${id}`
}

export function eventFilePath(id: string): string {
  return `${competitionPath(id)}/evenement.ics`
}

export function participantsFilePath(id: string): string {
  return `${competitionPath(id)}/participants.csv`
}
