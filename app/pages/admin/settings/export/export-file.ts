import { Readable } from 'node:stream'
import { href, redirect } from 'react-router'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { exportEverything } from '#app/domain/site-export/store.server.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/export-file.ts'

/** Where a proof that was asked for leads back to. */
export function loader() {
  return redirect(href('/admin/reglages/export'), { headers: noStore })
}

export async function action({ context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const pieces = await exportEverything(services, actor)
  const name = `export-${dayInParis(services.clock.now())}.tar`
  return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>, {
    headers: {
      ...forThisVisitor,
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
