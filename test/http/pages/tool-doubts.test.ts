import { describe, expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()

describe('what an address says in doubt, or wrongly', () => {
  const html = async (tool: string, query: string) => (await get(`/nos-outils/${tool}?${query}`)).text()

  test.each([
    ['calculateur-allure-running', 'allure=4.59&distance=10 km', '4,59 min, soit 4′35″/km', 'allure', '4:59'],
    [
      'calculateur-allure-running',
      'temps=45,30&distance=10 km',
      '45,30 min, soit 45 min 18 s',
      'temps',
      '45:30',
    ],
    [
      'calculateur-allure-natation',
      'allure=1.50&distance=1500',
      '1,50 min, soit 1′30″/100 m',
      'allure',
      '1:50',
    ],
    ['calculateur-temps-triathlon', 'course=4.37&format=M', '4,37 min, soit 4′22″/km', 'course', '4:37'],
    ['calculateur-equivalence-running', 'temps=45.30&distance=10 km', '45,30 min, soit', 'temps', '45:30'],
    [
      'ironman-age-group-qualification-system',
      'temps=10.38&groupe=F40-44',
      '10,38 min, soit',
      'temps',
      '10:38',
    ],
  ])('%s?%s: read as %s, and « %s=%s » is one press away', async (tool, query, reading, name, meant) => {
    const page = await html(tool, query)
    expect(page.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')).toContain(`Lu comme ${reading}`)
    const [press = ''] = /<button type="submit" class="meant"[^>]*>/.exec(page) ?? []
    for (const part of [`name="${name}"`, `value="${meant}"`]) expect(press).toContain(part)
    // What the form sends then, without a script: the field, then the button.
    const pressed = await html(tool, `${query}&${name}=${meant}`)
    expect(pressed).not.toContain('class="meant"')
    expect(pressed).not.toContain('Lu comme')
  })

  test.each([
    ['calculateur-allure-running', ['cherche', 'strategie', 'chrono', 'unite', 'intervalle']],
    ['calculateur-allure-natation', ['cherche', 'bassin', 'intensite', 'pas']],
    ['calculateur-equivalence-running', ['sexe']],
    ['calculateur-temps-triathlon', ['format']],
  ])('%s: a choice that is none is said beside each of %j, and stays in the form', async (tool, names) => {
    for (const name of names) {
      const page = await html(tool, `${name}=trotinette`)
      expect([name, page.match(/Ce choix de l’adresse n’existe pas/g)?.length]).toEqual([name, 1])
      expect(page).toMatch(new RegExp(`<input type="hidden" name="${name}" value="trotinette"/>`))
      expect(page).not.toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked`))
      expect(await html(tool, `${name}=`)).not.toContain('n’existe pas')
    }
  })

  test('so is a rule of qualification nobody knows', async () => {
    const page = await html('ironman-age-group-qualification-system', 'systeme=2027-01&temps=10:38:12')
    expect(page).toMatch(/id="systeme-error".*?compté comme «\u202fIronman, depuis le 14 novembre 2025/s)
    expect(page).toContain('<option value="inconnu" selected="">Règle inconnue</option>')
  })

  test.each(['50 m', '25yd', '33,33'])('a pool in other words (%s) is known', async (bassin) => {
    expect(await html('calculateur-allure-natation', `bassin=${bassin}`)).not.toContain('n’existe pas')
  })

  test('a format in small letters is known', async () => {
    expect(await html('calculateur-temps-triathlon', 'format=xxl')).not.toContain('n’existe pas')
  })

  test('« 5 km », pressed without a script, asks for the time again', async () => {
    for (const tool of ['calculateur-allure-running', 'calculateur-equivalence-running'])
      expect(await html(tool, 'distance=marathon&temps=3:29:59&distance=5 km')).toMatch(
        /<input[^>]*name="temps"[^>]*value=""/,
      )
    expect(await html('calculateur-allure-natation', 'distance=1500&temps=25:45&distance=400 m')).toMatch(
      /<input[^>]*name="temps"[^>]*value=""/,
    )
  })

  test('figures of other tools go on with those of this one', async () => {
    const swum = await html('calculateur-allure-natation', 't400=6:36&t200=3:10&course=4:59&velo=32,5')
    const link = '/nos-outils/calculateur-temps-triathlon?velo=32%2C5&amp;course=4%3A59&amp;natation=1%3A43'
    expect(swum).toContain(link)
    const race = await html('calculateur-temps-triathlon', 'velo=32,5&course=4:59&natation=1:43')
    expect(race).toMatch(/age-group-qualification-system\?systeme=703-2026&amp;temps=\d%3A\d\d%3A\d\d/)
    const run = await html('calculateur-allure-running', 'distance=10 km&temps=50:00&natation=1:43&velo=32')
    expect(run).toContain('calculateur-temps-triathlon?natation=1%3A43&amp;velo=32&amp;course=5%3A00')
    const without = await html('calculateur-temps-triathlon', 'natation=1:43&velo=32,5')
    expect(without).toContain('calculateur-allure-running?velo=32%2C5&amp;natation=1%3A43')
  })
})
