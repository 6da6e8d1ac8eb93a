import { href } from 'react-router'

type Camp = { title: string; location: string; startOn: string; endOn: string }

/** The story of a camp: its title, its place and its days, to which one's activities can be opened. */
export function campStoryPath({ title, location, startOn, endOn }: Camp): string {
  const query = new URLSearchParams({ titre: title, lieu: location, du: startOn, au: endOn })
  return `${href('/nos-outils/strava-story-sharing')}?${query}`
}
