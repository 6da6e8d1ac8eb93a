import { redirect } from 'react-router'
import { guard } from '#app/session/guard.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'

export async function askSecondFactor(path: string, options: { isProduction: boolean }) {
  return redirect(`${guard.login}?etape=second-facteur`, {
    status: 303,
    headers: { 'set-cookie': await writeSavedPath(path, options) },
  })
}
