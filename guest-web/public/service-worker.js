// Where no page can be obtained it answers with the bookings that were seen on this device, and does nothing else.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(
      async () => (await caches.match('/offline', { cacheName: 'offline' })) ?? Response.error(),
    ),
  );
});
