import { startEditParser } from '@allure/content-engine/edit-parser'
import { collections } from './session-rules.ts'

startEditParser(collections)
