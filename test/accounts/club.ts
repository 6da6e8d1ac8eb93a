import { createClient } from '@supabase/supabase-js'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSite } from '../site-process.ts'

/** What a running site's own club may do to its accounts, by the secret key that follows from the site's secret. */
export function clubAccounts({ url, dataDirectory }: Pick<TestSite, 'url' | 'dataDirectory'>) {
  const secret = readFileSync(join(dataDirectory, 'app-secret'), 'utf8').trim()
  const key = createHmac('sha256', secret).update('supabase service_role').digest('base64url')
  return createClient(url, `sb_secret_${key}`, { auth: { persistSession: false, autoRefreshToken: false } })
    .auth.admin
}
