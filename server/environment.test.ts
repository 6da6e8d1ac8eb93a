import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('nothing set: a development site with samples', () => {
  const environment = readEnvironment({})
  expect(environment).toMatchObject({
    port: 3000,
    isProduction: false,
    showsSamples: true,
    dataDirectory: '.data',
  })
})

test('production is an https address; samples are then off unless asked for', () => {
  expect(readEnvironment({ SITE_URL: 'https://club.fr/' })).toMatchObject({
    siteUrl: 'https://club.fr',
    isProduction: true,
    showsSamples: false,
  })
  expect(readEnvironment({ SITE_URL: 'https://club.fr', SAMPLE_CONTENT: 'on' }).showsSamples).toBe(true)
})

test('an empty setting is an absent one', () => {
  expect(readEnvironment({ SITE_URL: '', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
    siteUrl: undefined,
    smtpUrl: undefined,
    databaseUrl: undefined,
  })
})

test('a database has an address of PostgreSQL', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'notaurl' })).toThrow(
    /^DATABASE_URL: not an address of PostgreSQL/,
  )
  const DATABASE_URL = 'postgresql:///allure?host=/var/run/postgresql'
  expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('nobody is asked for icons unless it is allowed', () => {
  expect(readEnvironment({}).iconServiceHosts).toEqual([])
  expect(readEnvironment({ ICON_SERVICE_HOSTS: 'https://icones.exemple.fr' }).iconServiceHosts).toEqual([])
  expect(readEnvironment({ ICON_SERVICE: 'on' }).iconServiceHosts).toHaveLength(3)
  const ours = { ICON_SERVICE: 'on', ICON_SERVICE_HOSTS: 'https://a.exemple.fr/, http://b.exemple.fr' }
  expect(readEnvironment(ours).iconServiceHosts).toEqual(['https://a.exemple.fr', 'http://b.exemple.fr'])
})

test('cards need the key and the signing secret, both or none', () => {
  const [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] = ['sk_test_1', 'whsec_1']
  const alone = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined }
  expect(readEnvironment({}).stripe).toBeUndefined()
  expect(readEnvironment({ STRIPE_API_URL: 'http://127.0.0.1:9' }).stripe).toBeUndefined()
  expect(readEnvironment({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual(alone)
  expect(() => readEnvironment({ STRIPE_SECRET_KEY })).toThrow(
    /^STRIPE_WEBHOOK_SECRET: .*STRIPE_SECRET_KEY\.$/,
  )
  expect(() => readEnvironment({ STRIPE_WEBHOOK_SECRET })).toThrow(/^STRIPE_SECRET_KEY: /)
})

test('a bucket needs its address, its name and its two keys, all or none', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.exemple.fr/',
    S3_BUCKET: 'club',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  }
  expect(readEnvironment({}).s3).toBeUndefined()
  expect(readEnvironment(all).s3).toMatchObject({ endpoint: 'https://s3.exemple.fr', region: 'us-east-1' })
  expect(() => readEnvironment({ ...all, S3_BUCKET: '' })).toThrow(/^S3_BUCKET: needed/)
  expect(() => readEnvironment({ ...all, S3_ENDPOINT: 'http://s3.exemple.fr' })).toThrow(/^S3_ENDPOINT: http/)
})

test('Strava needs the number and the secret of the application, both or none', () => {
  const [STRAVA_CLIENT_ID, STRAVA_CLIENT_SECRET] = ['12345', 'abc']
  expect(readEnvironment({ STRAVA_API_URL: 'http://127.0.0.1:9' }).strava).toBeUndefined()
  expect(readEnvironment({ STRAVA_CLIENT_ID, STRAVA_CLIENT_SECRET }).strava).toEqual({
    clientId: '12345',
    clientSecret: 'abc',
    verifyToken: undefined,
    apiUrl: 'https://www.strava.com/api/v3',
    oauthUrl: 'https://www.strava.com/oauth',
  })
  expect(() => readEnvironment({ STRAVA_CLIENT_ID })).toThrow(/^STRAVA_CLIENT_SECRET: needed/)
  expect(() => readEnvironment({ STRAVA_VERIFY_TOKEN: 'word' })).toThrow(/^STRAVA_CLIENT_ID: needed/)
})

test('a wrong key is named, never shown', () => {
  const wrong = { STRIPE_SECRET_KEY: 'pk_live_abc', STRIPE_WEBHOOK_SECRET: 'abc' }
  expect(() => readEnvironment(wrong)).toThrow(
    /^STRIPE_SECRET_KEY: not a secret key.*\nSTRIPE_WEBHOOK_SECRET: /,
  )
  expect(() => readEnvironment(wrong)).not.toThrow(/abc/)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SITE_URL', 'club.fr'],
  ['SMTP_URL', 'http://mail'],
  ['STRIPE_API_URL', 'http://payment.example'],
  ['STRAVA_API_URL', 'strava'],
  ['STRAVA_OAUTH_URL', 'http://strava.example'],
  ['STRAVA_CLIENT_ID', 'a b'],
  ['MAINTENANCE_MODE', 'peut-être'],
  ['ICON_SERVICE_HOSTS', 'api.exemple.fr'],
])('a wrong %s (%s) is named', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
  expect(() => readEnvironment({ [name]: value })).toThrow(name)
})
