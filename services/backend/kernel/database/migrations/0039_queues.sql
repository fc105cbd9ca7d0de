-- Each queue of jobs is a table of its own: a first start that made them took a second longer. How often a job is tried
-- is set by the start. A queue that is there already stays as it is.
SELECT jobs.create_queue('given-up', '{"policy": "standard"}');--> statement-breakpoint
SELECT jobs.create_queue(name, '{"policy": "standard", "deadLetter": "given-up"}')
FROM unnest(ARRAY[
  'mail', 'texts', 'mailing', 'payments', 'changes', 'reviews', 'bookings', 'closings', 'copies', 'replies', 'sweep'
]) AS queues (name);
