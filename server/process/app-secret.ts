import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileKeyStore } from '@allure/auth-server/file-key-store'
import type { Environment } from '../environment.ts'

export async function readAppSecret({ appSecret, dataDirectory }: Environment): Promise<string> {
  if (appSecret) return appSecret
  const store = fileKeyStore(join(dataDirectory, 'app-secret'))
  const made = randomBytes(32).toString('base64url')
  return (await store.read()) ?? ((await store.create(made)) ? made : ((await store.read()) ?? made))
}
