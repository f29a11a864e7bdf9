/** What staff read and press, in both languages. */
export const STAFF_WORDS = {
  en: {
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    dashboard: 'My Hotel',
    arrivals: /^Arrivals today/,
    bookings: 'Book Management',
    search: 'Name, code, phone',
    checkIn: 'Check in',
    checkOut: 'Check out',
    openMenu: 'Open menu',
  },
  th: {
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    signIn: 'เข้าสู่ระบบ',
    dashboard: 'โรงแรมของฉัน',
    arrivals: /^เข้าพักวันนี้/,
    bookings: 'จัดการการจอง',
    search: 'ชื่อ รหัสจอง โทรศัพท์',
    checkIn: 'เช็คอิน',
    checkOut: 'เช็คเอาต์',
    openMenu: 'เปิดเมนู',
  },
} as const;
