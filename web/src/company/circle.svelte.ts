// What a panel knows of one's company, and what it does to it: every answer of the server is the whole, anew.

import { asApiError } from "../lib/api"
import type { CompanyBody } from "../lib/wire"
import { company } from "./company"

export class Circle {
  body = $state.raw<CompanyBody | null>(null)
  trouble = $state("")

  async take(answer: Promise<CompanyBody>): Promise<void> {
    try {
      this.body = await answer
      this.trouble = ""
    } catch (error) {
      this.trouble = asApiError(error).sentence
    }
  }

  load(): Promise<void> {
    return this.take(company.own())
  }
}
