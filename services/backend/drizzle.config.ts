import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './services/backend/kernel/database/tables/*.ts',
  out: './services/backend/kernel/database/migrations',
});
