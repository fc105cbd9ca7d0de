/** How the hosted Pusher service is reached. */
export interface PusherSettings {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  /** Where it runs, such as us2. */
  readonly cluster: string;
  /** Another address of the API, for tests and proxies. */
  readonly apiUrl: string | undefined;
}
