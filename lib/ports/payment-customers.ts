/** Whom a gateway knows our users as. */
export type PaymentCustomers = {
  find(userId: string, gateway: string): Promise<string | null>
  /** Keeps the first one; returns the one that is kept. */
  keep(userId: string, gateway: string, customerId: string): Promise<string>
  forget(userId: string, gateway: string): Promise<void>
}
