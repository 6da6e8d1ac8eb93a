import { parseCrontab } from 'graphile-worker'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readToDo } from '#app/domain/to-do/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { diskRoom } from '#server/disk-room.ts'
import { crontab } from '#server/jobs.ts'
import { useDatabase } from '#test/database.ts'
import { visitorContext } from '#test/visitor.ts'
import { tasks } from './tasks.server.ts'

const held = useDatabase()
const accounts = { mfa: { listFactors: async () => ({ data: { factors: [] } }) } }

test('the team is told once of what keeps failing, among what waits too, and once that it works again', async () => {
  const { database } = held.connection
  const services = visitorContext(database).get(servicesContext)
  const disks = { dataDirectory: tmpdir(), backupDirectory: `${tmpdir()}/none` }
  const full = diskRoom(disks, Number.POSITIVE_INFINITY)
  const run = (disk_room: typeof full) => tasks(services, { disk_room }).disk_room?.({}, {} as never)
  const told = () =>
    database.select({ template: outgoingMails.template, facts: outgoingMails.facts }).from(outgoingMails)
  const toDo = async () => {
    const all = await readToDo({ ...services, accounts: accounts as never }, { role: 'admin', rooms: [] })
    return all.filter(({ kind }) => kind === 'alarm')
  }
  for (let time = 0; time < 4; time += 1) await expect(run(full)).rejects.toThrow('bytes left')
  expect([await told(), await toDo()]).toEqual([[], []])
  for (let time = 0; time < 3; time += 1) await expect(run(full)).rejects.toThrow('bytes left')
  const alarm = { template: 'task-alarm', facts: { task: 'disk_room', since: '2026-11-20T10:00:00.000Z' } }
  expect(await told()).toEqual([alarm])
  expect(await toDo()).toMatchObject([{ title: 'Le disque du site est presque plein' }])
  for (let time = 0; time < 2; time += 1) await run(diskRoom(disks, 1))
  expect(await toDo()).toEqual([])
  const ended = { ...alarm.facts, endedAt: '2026-11-20T10:00:00.000Z' }
  expect(await told()).toEqual([alarm, { ...alarm, facts: ended }])
})

test('all that is done at a time is a task that is told of', () => {
  const list = tasks(visitorContext(held.connection.database).get(servicesContext))
  const ofServer = ['nightly_backup', 'disk_room']
  const planned = parseCrontab(crontab).map(({ task }) => task)
  expect(planned.filter((task) => !ofServer.includes(task) && !list[task])).toEqual([])
})
