import { sampleActivity } from '#app/domain/activities/sample-activity.ts'

/** The run anybody may try the tool with: always the same, so that the server and the browser write the same page. */
export const sample = sampleActivity(new Date('2026-11-15T09:00:00Z'))
