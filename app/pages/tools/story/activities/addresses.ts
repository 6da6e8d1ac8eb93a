import { href } from 'react-router'

export const storyPath = href('/nos-outils/strava-story-sharing')
export const activitiesPath = href('/nos-outils/strava-story-sharing/activities')
export const connectPath = href('/nos-outils/strava-story-sharing/strava/connexion')
export const connectReturnPath = href('/nos-outils/strava-story-sharing/strava/retour')

export const activityPath = (id: string) =>
  href('/nos-outils/strava-story-sharing/activities/:activity', { activity: id })

/** The whole of a Strava activity, for the browser that draws it. */
export const activityFilePath = (id: string) =>
  href('/nos-outils/strava-story-sharing/activities/:activity/activite.json', { activity: id })

/** What Strava’s list says of a period. */
export const periodFilePath = href('/nos-outils/strava-story-sharing/activities/bilan.json')

/** The tool with this activity in it. */
export const storyOf = (id: string) => `${storyPath}?${new URLSearchParams({ activite: id })}`

/** Whether an activity was read from a file on the device, or from several put together; Strava’s are numbers. */
export const isFileId = (id: string) => /^fichier-[\da-z]{1,8}(\+fichier-[\da-z]{1,8}){0,19}$/.test(id)
