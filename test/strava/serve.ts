import { startStravaStandIn } from './stand-in.ts'

// node test/strava/serve.ts: a Strava to develop against; its lines are the settings of the site.
const { environment } = await startStravaStandIn({ port: Number(process.env.PORT ?? 4010) })
for (const [name, value] of Object.entries(environment)) process.stdout.write(`${name}=${value}\n`)
